// The QR code of a link in a dialog, for places without room for it.

import { TitledDialog } from '#page/ui/menus/titled-dialog'
import { Qr } from './qr'

export const QrDialog = (props: { text: string; title: string; close: () => void }) => (
  <TitledDialog title={props.title} close={() => props.close()}>
    <Qr text={props.text} label={props.title} />
  </TitledDialog>
)
