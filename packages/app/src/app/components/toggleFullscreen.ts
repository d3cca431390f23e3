/** Enters or leaves fullscreen. The log texts are the specification's (8, "Error catalogue"). */
export async function toggleFullscreen(page: Document = document): Promise<'done' | 'unavailable' | 'refused'> {
  if (page.fullscreenElement) {
    await page.exitFullscreen();
    return 'done';
  }
  if (!page.fullscreenEnabled || typeof page.documentElement.requestFullscreen !== 'function') {
    console.warn('Fullscreen is not available in this browser.');
    return 'unavailable';
  }
  try {
    await page.documentElement.requestFullscreen();
    return 'done';
  } catch {
    console.warn('Entering fullscreen mode failed.');
    return 'refused';
  }
}
