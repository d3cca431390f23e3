export { RecordHeader, type RecordHeaderProps } from './RecordHeader';
