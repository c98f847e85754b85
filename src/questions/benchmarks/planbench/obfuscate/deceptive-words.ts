// Everyday words without relation to planning: things, actions and qualities, so that any of them misleads as a name.
// None is a prefix of another, so that truncated words are not read as other words.

/** The list, in lower case. */
export const deceptiveWords: readonly string[] = `
acorn admire almond amber anchor ankle antler apron arrow aspire attic autumn
badger bagpipe balcony ballad bamboo banjo basil basin beacon beckon beetle bellow berry bicker blanket blossom
blunder bonnet borrow bracelet bramble brisk bronze bucket butter button
cabbage cactus candle canvas captain carrot cellar cello chapter charm cherish chestnut chuckle cider cinnamon
clamber clover cobweb comet compass copper coral cosy cotton cradle cricket crimson crumble curtain cushion
daffodil dagger daisy damask dapple dawdle dazzle decorate diamond dimple dolphin donkey doodle dragon drizzle
drowsy dungeon dwindle
eager eagle ebony echo elbow elder ember emerald engrave envy eyebrow
fable falcon feather fennel ferment fiddle fiery flannel flatter flicker flute forgive fossil fountain fragrant
freckle frost frown furrow
gallop garlic garnet gentle giggle ginger glacier glimmer glisten gloomy goblet gosling gossip granite grape
grumble guitar gurgle
hamlet hammock harbour harp harvest hazel heather hedgehog hesitant hinge honey hopscotch humble hunger hurricane
icicle indigo inkwell insult invent island ivory
jackal jasmine jaunty jealous jester jewel jigsaw jovial juggle juniper
kernel kettle kidney kindle kitten knapsack kneel
lantern lavender lemon leopard lilac linger lizard lobster locket lofty lullaby lumber
magnet magpie mallow mandolin marble marigold marvel meadow mellow melody mermaid mimic mingle mistletoe monsoon
mosaic mumble mustard mutter
nectar needle nettle nibble nimble nostril nudge nutmeg
oatmeal obelisk ocean olive onion opal orchid otter outcry oyster
paddock pancake parsley pebble pelican pepper perfume piano pickle pigeon pillow pimple placid plaid plum polka
pony poppy porcelain pretzel proud puddle pumpkin puppet purple puzzle
quaint quarrel quartz quench quibble quilt quiver
rabbit radish raisin ramble rascal raven relish reptile resent ribbon ripple robin rosemary rowdy ruby rumble
saddle saffron sage salmon sandal sapphire saunter scarlet scatter scorn seashell serene shiver shrimp shrug silky
simmer slipper slumber smirk snowflake sorrow sparrow spinach spindle splendid sprinkle squirrel stammer stingy
stumble sulk sunflower swagger swan
tadpole talcum tangle tapestry teapot tease temple thimble thistle thunder tickle tiger timid tinsel toffee tomato
topaz torment tortoise trumpet tulip tumble turnip twilight
umbrella unicorn upset
valley vanilla velvet vinegar violin vivid volcano
wander wardrobe warble weary whimper whisker whisper whistle willow wistful wobble wombat wonder
yawn yearn yodel yogurt
zealous zebra zephyr zigzag
`
  .trim()
  .split(/\s+/)
