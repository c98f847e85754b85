// In a frame without an origin of its own no module is let in: the page would stay blank.
{
  const say = () => {
    const link = document.createElement('a')
    Object.assign(link, {
      href: location.href,
      target: '_blank',
      textContent: 'Open this part in a tab.',
    })
    const isTab = top === self
    const says = isTab
      ? 'Planground cannot run in this tab, which a sandboxed frame opened. Copy the address of this tab into a new tab.'
      : 'Planground cannot run in this frame: its sandbox lacks allow-same-origin. '
    document.getElementById('app').replaceChildren(says, ...(isTab ? [] : [link]))
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', say)
  else say()
}
