/** @typedef {{ part: number, of: number }} Shard `part`: from 1 */

/**
 * Reads `--shard 2/4`: a part of the stories and journeys, so that several machines share them.
 * @param {string[]} args
 * @returns {Shard | undefined} nothing without the flag
 * @throws {Error} for another form
 */
export function shardFlag(args) {
  const at = args.findIndex((arg) => /^--shard(=|$)/.test(arg));
  if (at < 0) return undefined;
  const value = args[at].split('=')[1] ?? args[at + 1] ?? '';
  const [, part, of] = (/^(\d+)\/(\d+)$/.exec(value) ?? []).map(Number);
  if (!part || part > of) throw new Error(`--shard is "${value}", but it must be a part such as 2/4.`);
  return { part, of };
}

/**
 * Returns the steps of a shard: every shard has the browser tests and the builds they need, the first has all other steps.
 * @template {{ needs?: string[], sharded?: boolean }} Step
 * @param {Step[]} steps
 * @param {Shard} [shard]
 */
export function withinShard(steps, shard) {
  if (!shard || shard.part === 1) return steps;
  const sharded = steps.filter((step) => step.sharded);
  const needed = new Set(sharded.flatMap(({ needs = [] }) => needs));
  return steps.filter((step) => step.sharded || needed.has(step.name));
}

/**
 * Returns every n-th group of a list: stories of one component share a page, and stay together.
 * @template One
 * @param {One[]} list
 * @param {Shard | undefined} shard
 * @param {(one: One) => string} groupOf
 */
export function ofShard(list, shard, groupOf) {
  if (!shard) return list;
  const groups = [...new Set(list.map(groupOf))];
  const own = new Set(groups.filter((_, at) => at % shard.of === shard.part - 1));
  return list.filter((one) => own.has(groupOf(one)));
}
