const NAMES = ['shelves', 'waves', 'dots', 'arches', 'stripes', 'leaves'] as const;

/** Built-in cover drawings, offered for any card. */
export const COVERS = NAMES.map((name) => ({ name, path: `/covers/${name}.svg` }));
