import { expect, it } from 'vitest';
import { deltaE, labDistance, type Lab } from './deltaE';

// From the test data that the authors published: angles around blue, across the end of the hue circle, and greys.
it.each<[Lab, Lab, number]>([
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[50, 2.5, 0], [50, 0, -2.5], 4.3065],
  [[50, -1, 2], [50, 0, 0], 2.3669],
  [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
])('deltaE: puts %j and %j %d apart', (one, other, distance) => expect(labDistance(one, other)).toBeCloseTo(distance, 4));

it('deltaE: puts black and white furthest apart', () => expect(deltaE('#000000', '#ffffff')).toBeCloseTo(100, 3));
