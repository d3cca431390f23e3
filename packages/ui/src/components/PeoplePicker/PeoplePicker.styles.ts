import { styled } from 'styled-components';
import { color, font, space, visuallyHidden } from '../../tokens/css';
import { pickerList } from '../TagPicker/pickerList';

export const Root = styled.div`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
`;

export const Heading = styled.span`
  ${font('label')}
  &[data-hidden] {
    ${visuallyHidden}
  }
`;

export const People = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
  max-height: 208px;
  ${pickerList}
`;

export const Person = styled.li`
  padding: ${space(1, 2)};
  min-width: 0;
`;

export const Who = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  margin-block: -2px;
  vertical-align: top;
  overflow-wrap: anywhere;
`;

export const Note = styled.p`
  ${font('small')}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  margin: 0;
  color: ${color('text.muted')};
`;
