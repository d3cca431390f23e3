import type { LayoutChoice } from '#features/showcase/model/layouts';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Head, Main, Shell, Side } from './LayoutPreview.styles';

const TEXTS = ['lead', 'one', 'two'] as const;

/** A small preview of a page: its head, its sidebars, and its scrolling part. */
export function LayoutPreview({ frame, sidebars, scroll }: LayoutChoice) {
  const { t } = useTranslation('showcase');
  const isScrolled = scroll === 'content' ? { tabIndex: 0 } : {};
  const side = (place: 'left' | 'right') =>
    (sidebars === place || sidebars === 'both') && (
      <Side role="group" aria-label={t(`layouts.sides.${place}`)} data-place={place}>
        <strong>{t(`layouts.sides.${place}`)}</strong>
        <p>{t('typography.text.item1')}</p>
        <p>{t('typography.text.item2')}</p>
      </Side>
    );
  return (
    <Shell
      role="group"
      aria-label={t('layouts.preview')}
      data-frame={frame}
      data-sidebars={sidebars}
      data-scroll={scroll}
      tabIndex={0}
    >
      {frame !== 'empty' && (
        <Head>
          <h3>{t('typography.text.title')}</h3>
        </Head>
      )}
      {side('left')}
      <Main role="group" aria-label={t('layouts.content')} {...isScrolled}>
        {[1, 2, 3, 4, 5].flatMap((round) => TEXTS.map((name) => <p key={`${round} ${name}`}>{t(`typography.text.${name}`)}</p>))}
      </Main>
      {side('right')}
    </Shell>
  );
}
