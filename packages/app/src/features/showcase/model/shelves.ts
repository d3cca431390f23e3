/** The three pages of components: the index of all, those that the shop's work asked for, and large ones that stand for themselves. */
export const SHELVES = ['base', 'own', 'other'] as const;
export type Shelf = (typeof SHELVES)[number];

export const KINDS = [
  'actions',
  'inputs',
  'data',
  'feedback',
  'overlays',
  'navigation',
  'layout',
  'text',
  'people',
  'charts',
] as const;
export type Kind = (typeof KINDS)[number];

const kinds: Readonly<Record<Kind, string>> = {
  actions: 'Button IconButton CopyButton Link Menu AnchoredMenu ContextMenu KeyHint SelectionBar Form',
  inputs:
    'Checkbox ComboBox CountrySelect DateField Field FileDrop IconPicker MoneyField NumberField OptionList PasswordField PhoneField PictureCrop RadioCards RadioGroup RichTextField RowsField SearchField SegmentedControl Select SwatchGroup Switch TagPicker TextArea TextField',
  data: 'AttachmentList Badge Carousel Chip DataTable DescriptionList FeedItem Flag Icon LetterIndex Pagination ProductThumb SearchResults ShortcutTile Stat StockLevel VirtualList',
  feedback: 'Alert EmptyState ErrorState ErrorSummary LiveRegion LoadingBar ProgressBar Skeleton Spinner Toast',
  overlays: 'CommandPalette ConfirmDialog Dialog Drawer ModalDialog PanelFrame Popover ShortcutSheet Tooltip',
  navigation: 'Breadcrumbs CompactNav HorizontalNav SideNav Stepper Tabs TopBar',
  layout: 'AppShell Card Disclosure FieldGrid Inline Masonry PageHeader RecordHeader SceneArt Stack ThemeStage Logo',
  text: 'DaySeparator Heading Highlight PhoneLink Prose Text VisuallyHidden',
  people: 'Avatar AvatarPicker ChatBubble ChatComposer ChatPeople PeoplePicker',
  charts: 'AreaChart BarChart ChartFrame ComboChart DonutChart LineChart PolarAreaChart RadarChart Sparkline',
};
const kindOfName = new Map(KINDS.flatMap((kind) => kinds[kind].split(' ').map((name) => [name, kind] as const)));

/** What sort of thing a component is; one that nobody placed shows data. */
export const kindOf = (name: string): Kind => kindOfName.get(name) ?? 'data';
export const isPlaced = (name: string): boolean => kindOfName.has(name);

const shelves: Readonly<Record<Exclude<Shelf, 'base'>, ReadonlySet<string>>> = {
  own: new Set(
    'Alert AppShell Card CompactNav ConfirmDialog Drawer EmptyState Highlight HorizontalNav LoadingBar Logo MoneyField ProductThumb RecordHeader SceneArt SelectionBar SideNav StockLevel ThemeStage TopBar'.split(
      ' ',
    ),
  ),
  other: new Set(
    'AreaChart AvatarPicker BarChart ChartFrame ChatBubble ChatComposer ChatPeople ComboChart CommandPalette CountrySelect DonutChart FeedItem Flag LetterIndex LineChart PanelFrame PeoplePicker PhoneField PictureCrop PolarAreaChart RadarChart RichTextField SearchResults ShortcutSheet ShortcutTile Sparkline TagPicker Toast'.split(
      ' ',
    ),
  ),
};

/** Whether a page of components shows one. */
export const isOn = (shelf: Shelf, name: string): boolean => shelf === 'base' || shelves[shelf].has(name);
