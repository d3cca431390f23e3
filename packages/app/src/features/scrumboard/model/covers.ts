const NAMES = ['shelves', 'waves', 'dots', 'arches', 'stripes', 'leaves'] as const;

/** Drawn covers of our own, offered for any card. */
export const COVERS = NAMES.map((name) => ({ name, path: `/covers/${name}.svg` }));
