import type { BoardMember } from '@stockroom/contract';
import { Avatar, VisuallyHidden } from '@stockroom/ui';
import { color, font, radius } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { safeImage } from '#shared/links/safeImage';

/** Faces of people in an overlapping row, the rest as a number. Screen readers read their names out, and a hover shows them. */
export function Faces({ people, max = 5, size = 24 }: FacesProps) {
  const { t } = useTranslation('scrumboard');
  const locale = useLanguage();
  if (people.length === 0) return null;
  const shown = people.slice(0, max);
  const names = people.map(({ name }) => name || t('members.nameless'));
  return (
    <Row title={names.join(', ')}>
      <VisuallyHidden>{t('members.names', { names: new Intl.ListFormat(locale).format(names) })}</VisuallyHidden>
      {shown.map(({ id, name, avatar }) => (
        <Avatar key={id} name={name} src={safeImage(avatar)} size={size} decorative locale={locale} />
      ))}
      {people.length > max && <Rest aria-hidden>+{people.length - max}</Rest>}
    </Row>
  );
}

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  min-width: 0;
  isolation: isolate;
  & > [aria-hidden] + [aria-hidden] {
    margin-inline-start: -4px;
  }
  /* The first face lies on top, so that its initials are not covered. */
  & > [aria-hidden]:nth-child(2) {
    z-index: 5;
  }
  & > [aria-hidden]:nth-child(3) {
    z-index: 4;
  }
  & > [aria-hidden]:nth-child(4) {
    z-index: 3;
  }
  & > [aria-hidden]:nth-child(5) {
    z-index: 2;
  }
  & > [aria-hidden]:nth-child(6) {
    z-index: 1;
  }
  & > [aria-hidden] {
    box-shadow: 0 0 0 2px ${color('surface.raised')};
  }
`;

const Rest = styled.span`
  ${font('caption')}
  position: relative;
  padding-inline: 6px;
  min-width: 24px;
  line-height: 24px;
  text-align: center;
  border-radius: ${radius('pill')};
  background: ${color('surface.sunken')};
  color: ${color('text.muted')};
`;

export interface FacesProps {
  people: readonly BoardMember[];
  /** How many faces are shown; the rest is a number. @default 5 */
  max?: number;
  /** Size in px. @default 24 */
  size?: 24 | 32;
}
