import { color, motion, radius, space } from '@stockroom/ui/tokens';
import { keyframes, styled } from 'styled-components';

export const Sums = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space(1)} ${space(6)};
  max-width: 320px;
  font-variant-numeric: tabular-nums;
  dd {
    text-align: end;
  }
`;

/** Contains a moving element without making the page wider. */
export const Scene = styled.div`
  display: grid;
  place-items: center;
  min-height: 132px;
  overflow: clip;
`;

export const Note = styled.div`
  padding: ${space(4, 6)};
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('card')};
  background: ${color('surface.raised')};
`;

const appear = keyframes`from { opacity: 0; transform: var(--from); }`;
const leave = keyframes`to { opacity: 0; transform: var(--from); }`;
const shake = keyframes`20%, 60% { transform: translateX(-6px); } 40%, 80% { transform: translateX(6px); }`;

/** Plays once. `--from` is the transform at which it begins or ends. */
export const Moving = styled(Note)`
  &[data-way='in'] {
    animation: ${appear} ${motion('enter')} both;
  }
  &[data-way='out'] {
    animation: ${leave} ${motion('enter')} both;
  }
  &[data-way='shake'] {
    animation: ${shake} calc(var(--motion-drawer) * 1.5);
  }
`;

const unfold = keyframes`from { grid-template-rows: 0fr; }`;
const close = keyframes`to { grid-template-rows: 0fr; }`;

/** A grid row can grow from zero to the height of its content. */
export const Fold = styled.div`
  display: grid;
  grid-template-rows: 1fr;
  width: 100%;
  max-width: 360px;
  &[data-way='in'] {
    animation: ${unfold} ${motion('drawer')};
  }
  &[data-way='out'] {
    animation: ${close} ${motion('drawer')} both;
  }
  > div {
    min-height: 0;
    overflow: hidden;
  }
`;
