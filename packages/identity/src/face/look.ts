/** A part of a picture, in fractions of its width and height. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What is known of a face without knowing whose it is. */
export interface Face {
  /** 1,024 features; only their distance to others means anything. */
  readonly embedding: readonly number[];
  /** How sure the models are that it is alive, and that it is no print or screen; both 0 to 1. */
  readonly live: number;
  readonly real: number;
  /** From forehead to chin and from cheek to cheek. */
  readonly box: Box;
  /** Radians; negative once the head has turned to the person’s own left. */
  readonly yaw: number;
  /** How far each of the person’s own eyes is open: height by width of the gap between the lids. */
  readonly eyes: { readonly left: number; readonly right: number };
}

/** What one picture shows: how many faces, and the largest of them. */
export interface Look {
  readonly faces: number;
  readonly face: Face | null;
}
