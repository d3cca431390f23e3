import { afterEach, describe, expect, it } from 'vitest';
import { emptyDraft } from '../model/composeDraft';
import { composer } from './composer';

const shown = () => composer.all().map(({ draft, isSmall }) => (isSmall ? `(${draft.id})` : draft.id));

describe('composer', () => {
  afterEach(() => {
    for (const { draft } of composer.all()) composer.close(draft.id);
  });

  it('keeps the first mail beside a newer one', () => {
    composer.write({ ...emptyDraft('one'), subject: 'Rope' });
    composer.write(emptyDraft('two'));
    expect(shown()).toEqual(['(one)', 'two']);
    composer.show('one');
    expect(shown()).toEqual(['one', '(two)']);
    composer.shrink('one');
    expect(shown()).toEqual(['(one)', '(two)']);
  });

  it('opens no second window for the same mail, nor a second empty one', () => {
    composer.write({ ...emptyDraft('one'), subject: 'Rope' });
    composer.write(emptyDraft('two'));
    composer.write(emptyDraft('three'));
    composer.write({ ...emptyDraft('one'), subject: 'Older words' });
    expect(shown()).toEqual(['one', '(two)']);
    composer.touch('two');
    composer.write(emptyDraft('three'));
    expect(shown()).toEqual(['(one)', '(two)', 'three']);
  });

  it('knows which mails are untouched', () => {
    composer.write(emptyDraft('one'));
    composer.resume(emptyDraft('two'));
    expect(['one', 'two', 'none'].map(composer.isUntouched)).toEqual([true, false, false]);
    composer.touch('one');
    expect(composer.isUntouched('one')).toBe(false);
  });

  it('resumes a mail after a reload only once', () => {
    composer.resume(emptyDraft('one'));
    composer.resume(emptyDraft('one'));
    expect(shown()).toEqual(['(one)']);
  });
});
