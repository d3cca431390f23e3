import { color, font, radius, shadow, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

/** Placed under the list, so that it covers nothing. */
export const Panel = styled.section`
  display: grid;
  flex: none;
  gap: ${space(2)};
  max-height: 45%;
  margin-block-start: ${space(3)};
  padding: ${space(3)};
  overflow: hidden;
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('card')};
  background: ${color('surface.raised')};
  box-shadow: ${shadow('raised')};
  grid-template-rows: auto minmax(0, 1fr);
`;

export const PanelHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  h2 {
    ${font('bodyStrong')}
    flex: 1;
    min-width: 0;
    margin: 0;
  }
`;

export const Lines = styled.ul`
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
`;

export const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(1, 3)};
  padding-block: ${space(2)};
  border-block-start: 1px solid ${color('border.subtle')};
`;

export const LineName = styled.span`
  ${font('small')}
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const LineState = styled.span`
  ${font('caption')}
  color: ${color('text.muted')};
  &[data-tone='bad'] {
    color: ${color('critical.text')};
  }
`;

export const More = styled.p`
  ${font('caption')}
  margin: 0;
  padding-block: ${space(2)};
  color: ${color('text.muted')};
`;
