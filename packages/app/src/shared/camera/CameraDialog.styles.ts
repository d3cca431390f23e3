import { color, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

/** As large as fits on a phone held upright. */
export const Stage = styled.div`
  position: relative;
  aspect-ratio: 4 / 3;
  max-height: 52dvh;
  width: 100%;
  overflow: hidden;
  border-radius: ${radius('card')};
  background: ${color('surface.sunken')};
`;

export const Video = styled.video`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

/** The frame for the code; the area around it is dimmed. */
export const Frame = styled.div`
  position: absolute;
  inset: 26% 9%;
  border: 3px solid ${color('awning.stripe')};
  border-radius: ${radius('card')};
  box-shadow: 0 0 0 100vmax ${color('surface.scrim')};
  pointer-events: none;
  &[data-outcome='found'] {
    border-color: ${color('success.solid')};
  }
  &[data-outcome='unknown'] {
    border-color: ${color('warning.solid')};
  }
  &[data-outcome='failed'] {
    border-color: ${color('critical.solid')};
  }
`;

export const StatusText = styled.p`
  margin: 0;
  min-height: 1.5em;
  color: ${color('text.muted')};
  overflow-wrap: anywhere;
`;

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(3)} ${space(5)};
  > :first-child {
    flex: 1 1 200px;
    min-width: 0;
  }
`;
