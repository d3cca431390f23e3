import { ICON_SETS, isIconSet } from '@stockroom/contract';
import { Button, ButtonLink, EmptyState, foldText, Select } from '@stockroom/ui';
import { useNavigate, useParams } from 'react-router-dom';
import { ShowcasePage } from '#features/showcase/components/ShowcasePage/ShowcasePage';
import { ICON_SIZES, iconAddress } from '#features/showcase/model/icons/iconAddress';
import { iconSetPath } from '#features/showcase/showcasePaths';
import { useTranslation } from '#shared/i18n/useTranslation';
import { SearchBox } from '#shared/list/SearchBox';
import { useListAddress } from '#shared/list/useListAddress';
import { useExampleAppearance } from '../useExampleAppearance';
import { IconSetPart } from './IconSetPart';
import { Bar } from './IconsScreen.styles';

/** The seven icon sets: searched by name and synonym, in any size, to copy. */
export function IconsScreen() {
  const { t } = useTranslation('showcase');
  const { set = ICON_SETS[0] } = useParams();
  const navigate = useNavigate();
  const { exampleAppearance } = useExampleAppearance();
  const { state, move } = useListAddress(iconAddress, (param) => t(`icons.params.${param as 'icon'}`));
  const searchLabels = { label: t('icons.search'), placeholder: t('icons.placeholder'), clear: t('search.clear') };
  return (
    <ShowcasePage page="icons" appearance={exampleAppearance}>
      {isIconSet(set) ? (
        <>
          <Bar>
            <SearchBox search={state.search} labels={searchLabels} onSearch={(search) => move({ search })} />
            <Select
              label={t('icons.set')}
              value={set}
              options={ICON_SETS.map((value) => ({ value, label: t(`icons.sets.${value}`) }))}
              onChange={(next) => void navigate(`${iconSetPath(next)}?${iconAddress.write({ ...state, icon: null })}`)}
            />
            <Select
              label={t('icons.size')}
              value={String(state.size)}
              options={ICON_SIZES.map((value) => ({ value: String(value), label: t('icons.px', { size: value }) }))}
              onChange={(next) => move({ size: ICON_SIZES.find((each) => String(each) === next) ?? state.size })}
            />
          </Bar>
          <IconSetPart
            key={set}
            set={set}
            search={state.search}
            fold={foldText}
            size={state.size}
            icon={state.icon}
            onIcon={(icon) => move({ icon })}
            empty={
              <EmptyState
                illustration="search"
                title={t('nothing')}
                action={<Button onPress={() => move({ search: '' })}>{t('search.clear')}</Button>}
              >
                {t('icons.nothingText')}
              </EmptyState>
            }
          />
        </>
      ) : (
        <EmptyState
          illustration="map"
          title={t('notFound')}
          action={<ButtonLink href={iconSetPath(ICON_SETS[0])}>{t('icons.first')}</ButtonLink>}
        >
          {t('icons.unknown', { set })}
        </EmptyState>
      )}
    </ShowcasePage>
  );
}
