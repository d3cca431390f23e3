/**
 * Keeps the window frame in the page's colour, in an installed app and on phones: the scheme chosen here may differ from the
 * device's.
 * @returns a function that stops it
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
