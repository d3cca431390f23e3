import { foldText, Inline, Skeleton } from '@stockroom/ui';
import {
  type EmojiPickerListEmojiProps as CellProps,
  type EmojiPickerListCategoryHeaderProps as GroupProps,
  EmojiPicker as Picker,
  type EmojiPickerListRowProps as RowProps,
} from 'frimousse';
import { useLanguage } from '../i18n/useLanguage';
import { useTranslation } from '../i18n/useTranslation';
import { CategoryName, Choice, Empty, List, Root, Row, Search, Tone, Viewport, Waiting } from './EmojiPicker.styles';
import { type EmojiEntry, namesOf, readEmoji } from './model/emojiData';

const GROUPS = [0, 1, 3, 4, 5, 6, 7, 8, 9] as const;
const COLUMNS = 8;
const TONES = { light: '', 'medium-light': '', medium: '', 'medium-dark': '', dark: '' };
const parts = { CategoryHeader: Group, Row: Line, Emoji: Cell };

/**
 * All emoji by group, searchable by name in the person's language; arrow keys move through them from the search. Loaded
 * lazily: use `EmojiButton`.
 */
export function EmojiPicker({ onChoose }: EmojiPickerProps) {
  const { t } = useTranslation('emoji');
  const language = useLanguage();
  const resolve = async () => ({
    locale: language,
    emojis: await loadEmoji(language),
    categories: GROUPS.map((index) => ({ index, label: t(`groups.${index}`) })),
    skinTones: TONES,
  });
  return (
    <Root
      key={language}
      locale={language}
      resolveEmojiData={resolve}
      columns={COLUMNS}
      onEmojiSelect={({ emoji }) => onChoose(emoji)}
    >
      <Inline wrap={false}>
        <Search aria-label={t('search')} placeholder={t('search')} autoFocus />
        <Tone emoji="✋" aria-label={t('tone')} title={t('tone')} />
      </Inline>
      <Viewport>
        <Picker.Loading>
          <Waiting role="status" aria-label={t('waiting')}>
            <Skeleton shape="rect" height={240} />
          </Waiting>
        </Picker.Loading>
        <Picker.Empty>
          <Empty>{t('noMatch')}</Empty>
        </Picker.Empty>
        <List components={parts} aria-label={t('title')} />
      </Viewport>
    </Root>
  );
}

export interface EmojiPickerProps {
  onChoose: (emoji: string) => void;
}

function Group({ category, ...props }: GroupProps) {
  return <CategoryName {...props}>{category.label}</CategoryName>;
}

/**
 * Removes the row index 0: the library counts from 0, which screen readers reject, but finds its rows by that number, so
 * only the first lacks it.
 */
function Line({ 'aria-rowindex': index, ...props }: RowProps) {
  return <Row {...props} aria-rowindex={index === 0 ? undefined : index} />;
}

function Cell({ emoji, ...props }: CellProps) {
  return (
    <Choice {...props} aria-colindex={undefined} type="button" title={emoji.label}>
      {emoji.emoji}
    </Choice>
  );
}

/** Names in languages other than English, each loaded on demand. */
const NAMES: Readonly<Partial<Record<string, () => Promise<{ default: string }>>>> = {
  tr: () => import('cldr-annotations-full/annotations/tr/annotations.json?raw'),
};

/**
 * Loads the emoji in a language from the app's own bundle, without requests to other hosts. In English where the language
 * has no names of its own.
 */
async function loadEmoji(language: string): Promise<EmojiEntry[]> {
  const [{ default: english }, names] = await Promise.all([import('emojibase-data/en/data.json?raw'), NAMES[language]?.()]);
  return readEmoji(english, names ? namesOf(names.default, language) : null, foldText);
}
