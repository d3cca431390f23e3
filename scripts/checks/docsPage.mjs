// Code that runs inside a page of the published Storybook.

/**
 * Opens a page of documentation as Storybook's menu does, and waits until it is rendered.
 * @param {{ id: string, patience: number }} page `patience`: timeout in ms
 * @returns {Promise<void>} rejects when it can't be rendered
 */
export function openDocs({ id, patience }) {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const failing = ['storyMissing', 'storyErrored', 'storyThrewException'];
  return new Promise((settle, fail) => {
    const timer = setTimeout(() => end(() => fail(new Error('it was not drawn in time'))), patience);
    const drawn = (which) => which === id && end(settle);
    const failed = (error) => end(() => fail(new Error(`it can't be drawn: ${error?.message ?? error?.title ?? error}`)));
    function end(how) {
      clearTimeout(timer);
      channel.off('docsRendered', drawn);
      for (const event of failing) channel.off(event, failed);
      how();
    }
    channel.on('docsRendered', drawn);
    for (const event of failing) channel.on(event, failed);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' });
  });
}

/**
 * Whether the examples are rendered: Storybook reloads when the user leaves a page with unrendered examples. Those in frames do
 * not count as part of the page.
 */
export function areExamplesDrawn() {
  const examples = [...document.querySelectorAll('.docs-story')].filter((example) => !example.querySelector('iframe'));
  const { storyRenders } = window.__STORYBOOK_PREVIEW__;
  return storyRenders.length >= examples.length && storyRenders.every((example) => !example.isPending());
}

/**
 * Inspects the open page.
 * @returns {Promise<{ wrong: string[], links: string[], ids: string[] }>} its faults, the targets of its links, and the
 * possible targets on the page itself
 */
export async function inspectDocs() {
  const docs = document.querySelector('#storybook-docs');
  const own = (selector) => [...docs.querySelectorAll(selector)].filter((element) => !element.closest('.docs-story'));
  const within = { include: ['#storybook-docs'], exclude: ['.docs-story', '.sbdocs-preview', '.docblock-argstable'] };
  const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const how = { runOnly: { type: 'tag', values }, resultTypes: ['violations'], iframes: false, preload: false };
  const { violations } = await window.axe.run(within, how);
  const pictures = await Promise.all(
    own('img').map((picture) => {
      picture.loading = 'eager';
      return picture.decode().then(
        () => null,
        () => picture.getAttribute('src'),
      );
    }),
  );
  return {
    wrong: [
      ...(own('h1').length === 1 ? [] : [`it has ${own('h1').length} headings of the first level`]),
      ...violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
      ...pictures.filter(Boolean).map((source) => `the picture ${source} is not there`),
    ],
    links: own('a[href]').map((link) => link.getAttribute('href')),
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
  };
}
