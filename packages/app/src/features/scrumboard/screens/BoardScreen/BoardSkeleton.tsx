import { Skeleton, VisuallyHidden } from '@stockroom/ui';
import { Cards } from '#features/scrumboard/components/CardTile/CardTile.styles';
import { Column, Head, Scroller } from '#features/scrumboard/components/ListColumn/ListColumn.styles';
import { BoardRoot, FilterSkeleton, HeadSkeleton, Page, Strip } from './BoardScreen.styles';

/**
 * A board that is loading: its head and filter already have their height, so that the lists appear where their placeholders
 * were.
 */
export function BoardSkeleton({ label }: { label: string }) {
  return (
    <Page role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <HeadSkeleton aria-hidden>
        <Skeleton width="min(240px, 80%)" height={28} />
        <Skeleton width="min(420px, 100%)" />
      </HeadSkeleton>
      <FilterSkeleton aria-hidden>
        <Skeleton shape="rect" height={40} width="min(560px, 100%)" />
      </FilterSkeleton>
      <BoardRoot aria-hidden data-background="plain">
        <Strip>
          {LISTS.map((cards) => (
            <Column as="div" key={cards.join()}>
              <Head>
                <Skeleton width="50%" />
              </Head>
              <Scroller>
                <Cards as="div">
                  {cards.map((card) => (
                    <div key={card} style={{ paddingBlockEnd: 8 }}>
                      <Skeleton shape="rect" height={72} />
                    </div>
                  ))}
                </Cards>
              </Scroller>
            </Column>
          ))}
        </Strip>
      </BoardRoot>
    </Page>
  );
}

const LISTS = [
  [1, 2, 3, 4],
  [1, 2, 3],
  [1, 2],
];
