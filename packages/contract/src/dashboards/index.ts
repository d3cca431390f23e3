export * from './analytics';
export * from './crypto';
export * from './dashboardsEndpoints';
export * from './finance';
export * from './project';
export * from './series';
export * from './store';
