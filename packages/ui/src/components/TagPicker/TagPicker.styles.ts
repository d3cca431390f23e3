import { styled } from 'styled-components';
import { color, font, radius, space } from '../../tokens/css';
import { pickerList } from './pickerList';

export const Root = styled.div`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
  &[data-coloured] {
    gap: ${space(1.5)};
  }
`;

export const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`;

export const List = styled.ul`
  --size-control: var(--size-control-small);
  max-height: 16rem;
  overflow-y: auto;
  padding: ${space(1)};
  border: 1px solid ${color('border.default')};
  border-radius: ${radius('control')};
  background: ${color('surface.raised')};
  @media print {
    max-height: none;
  }
  [data-coloured] > & {
    ${pickerList}
    --size-control: inherit;
    max-height: 260px;
    background: none;
  }
`;

export const Row = styled.li`
  display: flex;
  align-items: start;
  gap: ${space(1)};
  padding: ${space(0.5, 1)};
  border-radius: ${radius('inner')};
  > :first-child {
    flex: 1;
    min-width: 0;
  }
  label {
    display: flex;
    padding-block: 3.5px;
  }
  @media (hover: hover) {
    &:not([data-editing]):hover {
      background: ${color('surface.hover')};
    }
  }
`;

export const NoMatchMessage = styled.p`
  ${font('small')}
  margin: 0;
  color: ${color('text.muted')};
`;

export const Empty = styled.li`
  padding: ${space(2)};
  color: ${color('text.muted')};
`;
