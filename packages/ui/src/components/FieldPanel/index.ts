export { FieldPanel, type FieldPanelProps } from './FieldPanel';
