import { color, font, media, radius, shadow, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

export const Courses = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const CardRoot = styled.li`
  display: grid;
  grid-template-rows: auto auto 1fr auto auto;
  gap: ${space(2)};
  padding: ${space(4)};
  border: 1px solid ${color('border.subtle')};
  border-radius: ${radius('card')};
  background: ${color('surface.raised')};
  ${media.up('sm')} {
    padding: ${space(5)};
  }
  &:hover {
    box-shadow: ${shadow('raised')};
  }
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  min-height: 24px;
`;

export const Facts = styled.p`
  ${font('small')}
  color: ${color('text.muted')};
  font-variant-numeric: tabular-nums;
`;

/** The figure stays at the end of the first line, even if the text beside it wraps. */
export const Progress = styled.div`
  margin-block-start: ${space(2)};
  & label {
    flex-basis: 0;
  }
`;
