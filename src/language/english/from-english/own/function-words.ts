// Words that are not object names unless the text lists them as such.

export const functionWords: ReadonlySet<string> = new Set(
  `a about above across after again all almost alone already also although always am among an and another any anybody
  anyone anything anywhere are around as at away back be because been before behind being below beneath beside besides
  between both but by can cannot could currently did do does doing done down during each either else empty end every
  everybody everyone everything everywhere except exactly few finally first for former free from full further goal had
  has have having he hence her here him his how however i if in indeed initially inside instead into is it its itself
  just last later latter least less like many may me might more most must my near neither never next no nobody none nor
  not nothing now nowhere of off often on once one only onto or other others otherwise our out outside over per perhaps
  please possible previous rather respectively same second separately several shall simultaneously she should since so some somebody someone something
  sometimes somewhere soon state still such than that the their them then there therefore these they thing things this
  those though three through throughout thus to together too towards twice two under unless until up upon us very via was
  we well were what whatever when where wherever whether which while who whole whom whose why will with within without
  would yes yet you your`.split(/\s+/),
)
