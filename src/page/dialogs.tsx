// The dialogs that are loaded when they are first opened. Their loaders are in the bundle that every visit loads
// after the first drawing (`isSettled` in vite.config.ts), so that the first script names none of their files.

import { Match, Switch } from 'solid-js'
import { CloseDialog, lazy } from '#page/workbench/parts/lazy'
import { useApp } from '#page/state/use-app'

const TakeAlong = lazy(async () => ({ default: (await import('#page/make/take-along')).TakeAlong }), CloseDialog)
const ClassExport = lazy(
  async () => ({ default: (await import('#page/class/exports/class-export')).ClassExport }),
  CloseDialog,
)
const EmbedDialog = lazy(
  async () => ({ default: (await import('#page/shell/embed/dialog/embed-dialog')).EmbedDialog }),
  CloseDialog,
)
const ShareDialog = lazy(
  async () => ({ default: (await import('#page/shell/share/share-dialog')).ShareDialog }),
  CloseDialog,
)
const AsideDialog = lazy(async () => ({ default: (await import('#page/shell/aside/aside')).AsideDialog }), CloseDialog)
const NewDialog = lazy(async () => ({ default: (await import('#page/domain/new/new-dialog')).NewDialog }), CloseDialog)
const VersionsDialog = lazy(
  async () => ({ default: (await import('#page/domain/versions/versions-dialog')).VersionsDialog }),
  CloseDialog,
)
const HistoryView = lazy(async () => ({ default: (await import('#page/shell/history-view')).HistoryView }), CloseDialog)
const HelpSheet = lazy(async () => ({ default: (await import('#page/shell/help-sheet')).HelpSheet }), CloseDialog)

export function Dialogs() {
  const { place } = useApp()
  return (
    <Switch>
      <Match when={place.dialog() === 'take'}>
        <TakeAlong />
      </Match>
      <Match when={place.dialog() === 'class'}>
        <ClassExport />
      </Match>
      <Match when={place.dialog() === 'share'}>
        <ShareDialog />
      </Match>
      <Match when={place.dialog() === 'embed'}>
        <EmbedDialog />
      </Match>
      <Match when={place.dialog() === 'history'}>
        <HistoryView />
      </Match>
      <Match when={place.dialog() === 'aside'}>
        <AsideDialog />
      </Match>
      <Match when={place.dialog() === 'new-texts'}>
        <NewDialog />
      </Match>
      <Match when={place.dialog() === 'versions'}>
        <VersionsDialog />
      </Match>
      <Match when={place.dialog() === 'help'}>
        <HelpSheet />
      </Match>
    </Switch>
  )
}
