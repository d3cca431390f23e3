/**
 * Gives the window's frame the colour of the page, where the app is installed and on phones: the scheme that is chosen here may not be
 * the device's.
 * @returns ends it
 */
export function syncThemeColor({ documentElement: root, head, body }: Document = document): () => void {
  const follow = () => {
    const { backgroundColor } = getComputedStyle(body);
    for (const meta of head.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) meta.content = backgroundColor;
  };
  follow();
  const observer = new MutationObserver(follow);
  observer.observe(root, { attributeFilter: ['class'] });
  return () => observer.disconnect();
}
