import type { TeamRole } from '@stockroom/contract';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useHasRole } from './useHasRole';

const Fields = styled.fieldset`
  display: contents;
`;

/** Fields that only some roles may change: disabled for the others. */
export function RoleFields({ needed, children }: RoleFieldsProps) {
  return <Fields disabled={!useHasRole(needed)}>{children}</Fields>;
}

interface RoleFieldsProps {
  needed: TeamRole;
  children: ReactNode;
}
