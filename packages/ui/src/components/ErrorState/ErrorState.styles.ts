import { styled } from 'styled-components';
import { color, font, radius, space } from '../../tokens/css';
import { StateRoot } from '../EmptyState/state.styles';

export const ErrorRoot = styled(StateRoot)`
  gap: ${space(2)};
`;

export const ErrorIcon = styled.span`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: ${radius('card')};
  background: ${color('critical.soft')};
  color: ${color('critical.text')};
  border: 1px solid ${color('critical.border')};
`;

/** The failure, and the data that are kept. */
export const TextBlock = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space(1)};
`;

export const Details = styled.div`
  ${font('small')}
  max-width: 60ch;
  color: ${color('text.muted')};
  overflow-wrap: anywhere;
`;

export const Action = styled.div`
  margin-block-start: ${space(2)};
`;
