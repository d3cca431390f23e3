/**
 * Returns the steps that the arguments select, in their order.
 * @template {{ name: string }} Step
 * @param {Step[]} steps
 * @param {string[]} args `--only a,b` (a group's name stands for its steps), `--from a`; none: all
 * @param {Record<string, string[]>} [groups]
 * @returns {Step[]}
 * @throws {Error} for a name that is no step, and lists the valid names
 */
export function chooseSteps(steps, args, groups = {}) {
  const names = steps.map(({ name }) => name);
  const known = (name) => {
    if (names.includes(name)) return name;
    throw new Error(`There is no step "${name}". Steps: ${names.join(', ')}. Groups: ${Object.keys(groups).join(', ')}.`);
  };
  const valueOf = (flag) => {
    const at = args.findIndex((arg) => arg === flag || arg.startsWith(`${flag}=`));
    if (at < 0) return undefined;
    const value = args[at]?.includes('=') ? args[at].slice(flag.length + 1) : args[at + 1];
    if (!value) throw new Error(`${flag} needs the name of a step. Steps: ${names.join(', ')}.`);
    return value;
  };
  const only = valueOf('--only');
  const from = valueOf('--from');
  if (only) {
    const wanted = new Set(only.split(',').flatMap((name) => groups[name] ?? [known(name)]));
    return steps.filter(({ name }) => wanted.has(name));
  }
  return from ? steps.slice(names.indexOf(known(from))) : steps;
}
