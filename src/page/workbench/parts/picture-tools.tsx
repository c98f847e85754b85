// The menu of a picture: copy or save it, as vectors or pixels, in a chosen theme.

import { createSignal, createUniqueId, For, onMount, Show } from 'solid-js'
import {
  type About,
  type Drawing,
  drawingOf,
  drawingOfText,
  MAX_SVG_NODES,
  pngOf,
  svgText,
} from '#page/draw/export-picture'
import { createHandles } from '#page/state/commands/handles'
import { grouped } from '#page/ui/naming'
import { fileName, saveBlob, saveText } from '#page/state/saving'
import { Icon, type IconName } from '#page/ui/icon'
import { keyInMenu } from '#page/ui/menus/menu-keys'
import { takeSlide } from './slide'
import { useApp, useFeature } from '#page/state/use-app'
import { inBackground } from '#page/browser/background'
import { IconButton } from '#page/ui/button'
import './picture-tools.css'

type Theme = 'this' | 'light' | 'dark'
const themes: readonly { id: Theme; title: string }[] = [
  { id: 'this', title: 'As shown' },
  { id: 'light', title: 'Light' },
  { id: 'dark', title: 'Dark' },
]
/** The theme for exported pictures; it lasts as long as the page. */
function createPictureTheme() {
  const [theme, setTheme] = createSignal<Theme>('this')
  return { theme, setTheme }
}

interface PictureToolsProps {
  /** Title of the picture, used for its accessible name and its file name. */
  readonly title: string
  readonly description: string
  /** Number of elements drawn. */
  readonly nodes: number
  /** The picture in a theme: a drawing, an element of the page, or SVG text; undefined if there is none. */
  readonly picture: (theme: 'light' | 'dark') => Drawing | SVGSVGElement | string | undefined
}

/** Copying and saving the picture; each closes the menu first, and reports errors. */
function pictureActions(props: PictureToolsProps, close: () => void) {
  const { themeNow, notices } = useApp()
  const { theme } = useFeature(createPictureTheme)
  const isLarge = () => props.nodes > MAX_SVG_NODES
  const take = async (what: string, use: (drawing: Drawing, about: About) => Promise<void>): Promise<void> => {
    close()
    const chosen = theme()
    const wanted = chosen === 'this' ? themeNow() : chosen
    try {
      const drawing = drawingFrom(props.picture(wanted), wanted)
      if (drawing !== undefined) await use(drawing, { title: props.title, description: props.description })
    } catch (error) {
      notices.notify({
        tone: 'problem',
        title: `${what} did not work`,
        lines: [error instanceof Error ? error.message : String(error)],
      })
    }
  }
  const copyPng = () =>
    take('Copying the picture', async (drawing, about) => {
      if (typeof ClipboardItem === 'undefined')
        throw new Error('This browser does not let pages copy pictures. Save it as PNG instead.')
      try {
        await navigator.clipboard.write([new ClipboardItem({ 'image/png': pngOf(drawing, about) })])
      } catch {
        throw new Error('The browser does not let this page copy. Save it as PNG instead.')
      }
      notices.notify({ tone: 'plain', title: 'Picture copied' })
    })
  const savePng = () =>
    take('Saving the PNG', async (drawing, about) => {
      saveBlob(await pngOf(drawing, about), `${fileName(props.title)}.png`)
    })
  const refuseSvg = (): void => {
    close()
    notices.notify({
      tone: 'problem',
      title: 'Too large for an SVG',
      lines: [
        `This picture has ${grouped(props.nodes)} nodes; as SVG it is saved up to ${grouped(MAX_SVG_NODES)}, since few programs open larger ones.`,
        'A PNG has the same picture in pixels.',
      ],
      action: { label: 'Save as PNG', run: () => inBackground(savePng()) },
    })
  }
  const saveSvg = () =>
    take('Saving the SVG', async (drawing, about) => {
      saveText(await svgText(drawing, about), `${fileName(props.title)}.svg`, 'image/svg+xml')
    })
  const app = useApp()
  const slide = async (how: 'copy' | 'save'): Promise<void> => {
    close()
    const content = {
      title: props.title,
      caption: props.description,
      picture: (wanted: 'light' | 'dark') => drawingFrom(props.picture(wanted), wanted),
    }
    await takeSlide(app, content, how, theme() === 'dark' ? 'dark' : 'light')
  }
  return { isLarge, copyPng, savePng, slide, saveSvg: () => (isLarge() ? refuseSvg() : saveSvg()) }
}

function drawingFrom(
  picture: Drawing | SVGSVGElement | string | undefined,
  wanted: 'light' | 'dark',
): Drawing | undefined {
  if (typeof picture === 'string') return drawingOfText(picture)
  return picture instanceof SVGSVGElement ? drawingOf(picture, wanted) : picture
}

/** Positions a menu below its button, within the page. */
function placeBelow(menu: HTMLElement, button: HTMLElement): void {
  const rect = button.getBoundingClientRect()
  menu.style.top = `${Math.max(8, Math.min(rect.bottom + 4, innerHeight - menu.offsetHeight - 8))}px`
  menu.style.left = `${Math.max(8, Math.min(rect.right - menu.offsetWidth, innerWidth - menu.offsetWidth - 8))}px`
}

export default function PictureTools(props: PictureToolsProps) {
  const id = createUniqueId()
  let button!: HTMLButtonElement
  let menu!: HTMLDivElement
  const [open, setOpen] = createSignal(false)
  const [wasOpen, setWasOpen] = createSignal(false)
  const close = (toButton = true): void => {
    menu.hidePopover()
    if (toButton) button.focus()
  }
  const { isLarge, copyPng, saveSvg, savePng, slide } = pictureActions(props, close)
  const { provide } = useFeature(createHandles)
  onMount(() => provide('slide', how => inBackground(slide(how))))
  const items = (): HTMLElement[] => [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
  return (
    <>
      <IconButton
        ref={button}
        icon="image-down"
        label="Save image"
        aria-haspopup="menu"
        aria-expanded={open()}
        popovertarget={id}
      />
      <div
        ref={menu}
        id={id}
        popover="auto"
        class="picture-menu"
        role="menu"
        aria-label="Save image"
        tabindex="-1"
        onKeyDown={event => keyInMenu(event, items(), close, true)}
        on:beforetoggle={() => setWasOpen(true)}
        on:toggle={(event: ToggleEvent) => {
          setOpen(event.newState === 'open')
          if (event.newState !== 'open') return
          placeBelow(menu, button)
          items()[0]?.focus()
        }}
      >
        <Show when={wasOpen()}>
          <Action title="Copy PNG" icon="copy" note="" run={copyPng} />
          <Action title="Save SVG" icon="download" note={isLarge() ? 'too large' : 'vectors'} run={saveSvg} />
          <Action title="Save PNG" icon="image-down" note="pixels, doubled" run={savePng} />
          <Action title="Copy as a slide" icon="copy" note="1920 × 1080, with its caption" run={() => slide('copy')} />
          <Action title="Save as a slide" icon="presentation" note="" run={() => slide('save')} />
          <ThemeChoice />
        </Show>
      </div>
    </>
  )
}

function Action(props: { title: string; icon: IconName; note: string; run: () => unknown }) {
  return (
    <button type="button" role="menuitem" tabindex="-1" onClick={() => inBackground(Promise.resolve(props.run()))}>
      <Icon name={props.icon} />
      <span>{props.title}</span>
      <span class="faint">{props.note}</span>
    </button>
  )
}

function ThemeChoice() {
  const { theme, setTheme } = useFeature(createPictureTheme)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a menu
    <div class="picture-themes" role="group" aria-label="Colours">
      <For each={themes}>
        {({ id, title }) => (
          <button
            type="button"
            role="menuitemradio"
            tabindex="-1"
            aria-checked={theme() === id}
            onClick={() => setTheme(id)}
          >
            {title}
          </button>
        )}
      </For>
    </div>
  )
}
