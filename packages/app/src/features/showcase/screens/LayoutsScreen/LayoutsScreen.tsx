import { SegmentedControl, Inline } from '@stockroom/ui';
import { ExampleFrame } from '#features/showcase/components/ExampleFrame/ExampleFrame';
import { LayoutPreview } from '#features/showcase/components/LayoutPreview/LayoutPreview';
import { ShowcasePage } from '#features/showcase/components/ShowcasePage/ShowcasePage';
import { exampleCodes } from '#features/showcase/model/exampleCodes';
import { FRAMES, layoutAddress, SCROLLS, SIDEBARS } from '#features/showcase/model/layouts';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useListAddress } from '#shared/list/useListAddress';
import { useExampleAppearance } from '../useExampleAppearance';

const codes = exampleCodes(
  import.meta.glob<string>('../../components/LayoutPreview/*', { query: '?raw', import: 'default', eager: true }),
);

/** Page layouts: the frame, the sidebars, and the scrolling part. */
export function LayoutsScreen() {
  const { t } = useTranslation('showcase');
  const { exampleAppearance, onLooks } = useExampleAppearance();
  const { state, move } = useListAddress(layoutAddress, (param) => t(`layouts.${param as 'frame'}`));
  return (
    <ShowcasePage page="layouts" appearance={exampleAppearance} onAppearanceChange={onLooks}>
      <Inline gap={4} columnGap={8}>
        <SegmentedControl
          label={t('layouts.frame')}
          value={state.frame}
          options={FRAMES.map((value) => ({ value, label: t(`layouts.frames.${value}`) }))}
          onChange={(frame) => move({ frame })}
        />
        <SegmentedControl
          label={t('layouts.sidebars')}
          value={state.sidebars}
          options={SIDEBARS.map((value) => ({ value, label: t(`layouts.sidebarsOf.${value}`) }))}
          onChange={(sidebars) => move({ sidebars })}
        />
        <SegmentedControl
          label={t('layouts.scroll')}
          value={state.scroll}
          options={SCROLLS.map((value) => ({ value, label: t(`layouts.scrolls.${value}`) }))}
          onChange={(scroll) => move({ scroll })}
        />
      </Inline>
      <ExampleFrame level={2} title={t('layouts.preview')} code={codes('LayoutPreview', 'LayoutPreview.styles')}>
        <LayoutPreview {...state} />
      </ExampleFrame>
    </ShowcasePage>
  );
}
