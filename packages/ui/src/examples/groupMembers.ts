import { GROUPS, type Group } from './groups.ts';

const members: Readonly<Record<Group, string>> = {
  actions: 'Button ContextMenu CopyButton IconButton KeyHint Link Menu AnchoredMenu SelectionBar',
  forms:
    'AvatarPicker Checkbox ComboBox CountrySelect DateField FieldPanel FileDrop Form IconPicker MoneyField NumberField PasswordField PeoplePicker PhoneField PictureCrop RadioCards RadioGroup RichTextField RowsField SearchField SegmentedControl Select SwatchGroup Switch TagPicker TextArea TextField',
  data: 'AttachmentList Avatar Badge Carousel Chip DataTable DescriptionList FeedItem Flag Highlight Icon PhoneLink ProductThumb Stat StockLevel VirtualList',
  feedback:
    'Alert ConfirmDialog Dialog Drawer EmptyState ErrorState ErrorSummary LiveRegion LoadingBar PanelFrame Popover ProgressBar Skeleton Spinner Toast Tooltip',
  navigation:
    'Breadcrumbs CommandPalette CompactNav HorizontalNav LetterIndex Pagination SearchResults ShortcutSheet ShortcutTile SideNav Stepper Tabs TopBar',
  layout:
    'AppShell Card Disclosure FieldGrid Heading Inline Logo Masonry PageHeader Prose RecordHeader SceneArt Stack Text ThemeStage VisuallyHidden',
  charts: 'AreaChart BarChart ChartFrame ComboChart DonutChart LineChart PolarAreaChart RadarChart Sparkline',
  chat: 'ChatBubble ChatComposer ChatPeople DaySeparator',
  internals: 'Field ModalDialog OptionList',
};

const groups = new Map(GROUPS.flatMap((group) => members[group].split(' ').map((name) => [name, group] as const)));

/** Returns the names of a group's components. */
export const membersOf = (group: Group): readonly string[] => members[group].split(' ');

/** Returns the group of a component; undefined for a component without a group. */
export const groupOf = (name: string): Group | undefined => groups.get(name);
