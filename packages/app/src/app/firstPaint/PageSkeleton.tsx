import { Logo, Skeleton } from '@stockroom/ui';
import type { ReactNode } from 'react';
import { SkeletonTopBar, Block, Body, Column, Menu, Shell } from './PageSkeleton.styles';

/**
 * Skeleton of a signed-in page in its frame, painted before the app's code has loaded and while the user is still unknown.
 * Contains no personal data.
 * @param children the page's own skeleton; without one, that of a heading and some blocks
 */
export function PageSkeleton({ children }: { children?: ReactNode }) {
  return (
    <Shell aria-busy="true">
      <Menu className="awning">
        <Logo />
        <Skeleton shape="text" width="60%" />
        <Skeleton shape="text" width="45%" />
      </Menu>
      <Column>
        <SkeletonTopBar>
          <Skeleton shape="text" width="180px" />
        </SkeletonTopBar>
        <Body>
          {children ?? (
            <>
              <Block>
                <Skeleton shape="text" width="220px" />
              </Block>
              <Skeleton shape="rect" height="120px" />
            </>
          )}
        </Body>
      </Column>
    </Shell>
  );
}
