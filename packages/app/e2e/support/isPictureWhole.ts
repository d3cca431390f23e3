/** In the page: opens the details of a product of the list, where there are none open. */
export function openFirstDetails(): void {
  document.querySelector<HTMLElement>('main tbody button[aria-expanded="false"]')?.click();
}

/** In the page: whether the picture of the details that are open lies on its stage with all of it; not until it has come. */
export function isPictureWhole(): boolean {
  const carousel = document.querySelector('section[aria-label="Pictures"]');
  const stage = carousel?.firstElementChild?.getBoundingClientRect();
  const picture = carousel?.querySelector('img');
  if (!stage || !picture || picture.naturalWidth === 0) return false;
  const { left, top, right, bottom } = picture.getBoundingClientRect();
  return left >= stage.left - 1 && top >= stage.top - 1 && right <= stage.right + 1 && bottom <= stage.bottom + 1;
}
