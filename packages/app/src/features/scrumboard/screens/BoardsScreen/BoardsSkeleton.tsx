import { Skeleton, VisuallyHidden } from '@stockroom/ui';
import { Foot, Grid, People, Tile, Title } from '#features/scrumboard/components/BoardTile/BoardTile.styles';

/** The list of boards while it is loading. */
export function BoardsSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Grid aria-hidden>
        {[1, 2, 3].map((key) => (
          <li key={key}>
            <Tile>
              <Skeleton shape="circle" />
              <Title as="div">
                <Skeleton width="60%" />
              </Title>
              <Skeleton />
              <Skeleton width="80%" />
              <People>
                <Skeleton shape="circle" width={24} />
              </People>
              <Foot>
                <Skeleton width={96} />
              </Foot>
            </Tile>
          </li>
        ))}
      </Grid>
    </div>
  );
}
