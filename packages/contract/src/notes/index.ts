export * from './note';
export * from './noteBodies';
export * from './noteLabel';
export { notesEndpoints } from './notesEndpoints';
