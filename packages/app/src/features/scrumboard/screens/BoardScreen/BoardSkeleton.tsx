import { Skeleton, VisuallyHidden } from '@stockroom/ui';
import { Cards, Column, Head, Scroller } from '../../components/ListColumn/ListColumn.styles';
import { BoardRoot, Page, Strip } from './BoardScreen.styles';

/** A board on its way. */
export function BoardSkeleton({ label }: { label: string }) {
  return (
    <Page role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton width={240} height={28} />
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
