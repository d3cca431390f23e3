import { Done } from '@stockroom/contract';
import * as v from 'valibot';
import { compareTexts } from '../engine/collation';
import type { Collection } from '../engine/collection';
import { badRequest, conflict, notFound } from '../engine/errors';
import { fold } from '../engine/fold';
import { idOf } from '../engine/query';
import { route, type Route } from '../engine/route';
import type { Transaction } from '../engine/transaction';
import type { DeletedTag } from './deletedTag';

interface Tag {
  id: string;
  title: string;
}

interface Tagged {
  id: string;
  tags: string[];
}

/** Properties in which the tags of two areas differ. */
interface TagArea<Record extends Tagged> {
  endpoints: { tags: string; tag: string };
  schemas: {
    tag: v.GenericSchema<Tag, Tag>;
    create: v.GenericSchema<unknown, { tag: { id?: string | undefined; title: string } }>;
    update: v.GenericSchema<unknown, { id: string; tag: { title: string } }>;
  };
  tags: Collection<Tag>;
  deleted: Collection<DeletedTag>;
  /** The tagged records. */
  records: Collection<Record>;
}

/** Routes of an area's tags: listed, created, renamed, deleted, and restored to their records. */
export function tagRoutes<Record extends Tagged>({ endpoints, schemas, tags, deleted, records }: TagArea<Record>): Route[] {
  const collections = [tags, deleted, records] as const;

  /** Stores a tag. Titles are unique, regardless of case and accents. */
  function put(transaction: Transaction, tag: Tag): Tag {
    const wanted = fold(tag.title);
    for (const other of transaction.values(tags)) {
      if (other.id !== tag.id && fold(other.title) === wanted) {
        throw badRequest({ path: 'tag.title', message: 'is taken by another tag' });
      }
    }
    transaction.put(tags, tag);
    return tag;
  }

  /** Removes a tag from every record. That does not count as a change of the record: a user editing it meets no conflict. */
  function takeOff(transaction: Transaction, id: string): string[] {
    const having = [...transaction.values(records)].filter((record) => record.tags.includes(id));
    for (const record of having) {
      transaction.put(records, { ...record, tags: record.tags.filter((tag) => tag !== id) });
    }
    return having.map((record) => record.id);
  }

  function giveBack(transaction: Transaction, id: string): void {
    const gone = transaction.get(deleted, id);
    if (!gone) return;
    transaction.delete(deleted, id);
    for (const recordId of gone.recordIds) {
      const record = transaction.get(records, recordId);
      if (record && !record.tags.includes(id)) transaction.put(records, { ...record, tags: [...record.tags, id] });
    }
  }

  return [
    route('GET', endpoints.tags, v.array(schemas.tag), async ({ context, language }) => {
      const view = await context.store.read([tags]);
      return [...view.values(tags)].toSorted((a, b) => compareTexts(a.title, b.title, language));
    }),
    route('POST', endpoints.tag, schemas.tag, async ({ body, context }) => {
      const { tag } = await body(schemas.create);
      const id = tag.id ?? context.newId();
      return context.store.write(collections, (transaction) => {
        const known = transaction.get(tags, id);
        if (known && known.title !== tag.title) throw conflict(known);
        if (known) return known;
        const made = put(transaction, { id, title: tag.title });
        giveBack(transaction, id);
        return made;
      });
    }),
    route('PATCH', endpoints.tag, schemas.tag, async ({ body, context }) => {
      const { id, tag } = await body(schemas.update);
      return context.store.write(collections, (transaction) => {
        if (!transaction.get(tags, id)) throw notFound();
        return put(transaction, { id, title: tag.title });
      });
    }),
    route('DELETE', endpoints.tag, Done, async ({ url, context }) => {
      const id = idOf(url);
      return context.store.write(collections, (transaction) => {
        const tag = transaction.get(tags, id);
        if (!tag) throw notFound();
        transaction.delete(tags, id);
        transaction.put(deleted, { ...tag, recordIds: takeOff(transaction, id) });
        return true;
      });
    }),
  ];
}
