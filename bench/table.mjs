const digits = (value) => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(1));

/**
 * Prints the figures of a scenario beside those of the last run.
 * @param {string} name
 * @param {Record<string, number>} figures
 * @param {Record<string, number> | undefined} before
 */
export function show(name, figures, before) {
  console.log(`\n${name}`);
  const width = Math.max(...Object.keys(figures).map((key) => key.length));
  for (const [key, value] of Object.entries(figures)) {
    const earlier = before?.[key];
    console.log(
      `  ${key.padEnd(width)}  ${digits(value).padStart(9)}${earlier === undefined ? '' : `   (was ${digits(earlier)})`}`,
    );
  }
}
