import { color, font, fontSize, radius, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Frame = styled.section`
  min-width: 0;
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('card')};
  background: ${color('surface.raised')};
  overflow: clip;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
  padding: ${space(2, 5)};
  border-block-end: 1px solid ${color('border.subtle')};
  > :first-child {
    flex: 1;
    min-width: 0;
  }
`;

export const TextBlock = styled.p`
  ${font('small')}
  flex: 0 0 100%;
  color: ${color('text.muted')};
`;

export const Code = styled.pre`
  margin: 0;
  max-height: 420px;
  overflow: auto;
  padding: ${space(4, 5)};
  border-block-start: 1px solid ${color('border.subtle')};
  background: ${color('surface.sunken')};
  font-size: ${fontSize('caption')};
  line-height: 1.6;
  tab-size: 2;
`;
