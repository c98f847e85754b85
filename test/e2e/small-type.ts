// Text that the last row of a room cannot read.

import type { Page } from '@playwright/test'

/** Text in an element that is smaller than 28 of 1080 pixels, less a rounding, each with its size. */
export const smallType = (page: Page, root: string): Promise<readonly string[]> =>
  page.evaluate(root => {
    const least = 28 * Math.min(innerWidth / 1920, innerHeight / 1080) - 0.1
    const found: string[] = []
    const walker = document.createTreeWalker(document.querySelector(root)!, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement!
      if (!node.textContent?.trim() || element.closest('svg, .unseen, title, option')) continue
      if (element.getClientRects().length === 0) continue
      const zoom = (element as { currentCSSZoom?: number }).currentCSSZoom ?? 1
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * zoom
      if (size < least) found.push(`${size.toFixed(1)}: ${node.textContent.trim().slice(0, 40)}`)
    }
    return found
  }, root)
