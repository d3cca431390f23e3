import { CopyButton } from '@stockroom/ui';
import { color, type ColorRole, colorRoles } from '@stockroom/ui/tokens';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { roleDescription } from '../tokenDescriptions';
import { useCopyLabels } from '../useCopyLabels';
import { Family, Role, Roles, Swatch } from './ColorRoles.styles';

const roles = Object.keys(colorRoles) as ColorRole[];
const FAMILIES = [
  'surface',
  'border',
  'text',
  'accent',
  'info',
  'success',
  'warning',
  'critical',
  'awning',
  'art',
  'categorical',
] as const;

/** Every colour role: its swatch, its computed value, its purpose, and its code. */
export function ColorRoles({ values }: { values: ReadonlyMap<ColorRole, string> }) {
  const { t } = useTranslation('showcase');
  const labels = useCopyLabels();
  return FAMILIES.map((family) => (
    <Family key={family} aria-labelledby={`color-${family}`}>
      <h3 id={`color-${family}`}>{t(`colors.families.${family}`)}</h3>
      <Roles>
        {roles
          .filter((role) => role.startsWith(`${family}.`))
          .map((role) => (
            <Role key={role}>
              <Swatch style={{ background: color(role) }} />
              <div>
                <code lang="en">{role}</code>
                <small>{values.get(role)}</small>
                <RoleDescription role={role} />
              </div>
              <CopyButton text={`color('${role}')`} labels={labels} />
            </Role>
          ))}
      </Roles>
    </Family>
  ));
}

function RoleDescription({ role }: { role: ColorRole }) {
  const { text, lang } = roleDescription(useLanguage(), role);
  return <p lang={lang}>{text}</p>;
}
