/** Runs in the page. Opens the details of a product in the list, if none are open. */
export function openFirstDetails(): void {
  document.querySelector<HTMLElement>('main tbody button[aria-expanded="false"]')?.click();
}

/** Runs in the page. Whether the picture in the open details has loaded and lies fully within its frame. */
export function isPictureWhole(): boolean {
  const carousel = document.querySelector('section[aria-label="Pictures"]');
  const stage = carousel?.firstElementChild?.getBoundingClientRect();
  const picture = carousel?.querySelector('img');
  if (!stage || !picture || picture.naturalWidth === 0) return false;
  const { left, top, right, bottom } = picture.getBoundingClientRect();
  return left >= stage.left - 1 && top >= stage.top - 1 && right <= stage.right + 1 && bottom <= stage.bottom + 1;
}
