/**
 * @generated SignedSource<<8a063de939354efa51b9c49e73817d9d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type serviceValues_service$data = {
  readonly isRequired: boolean;
  readonly name: string;
  readonly price: number;
  readonly version: string;
  readonly writtenDescription: string | null | undefined;
  readonly " $fragmentType": "serviceValues_service";
};
export type serviceValues_service$key = {
  readonly " $data"?: serviceValues_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"serviceValues_service">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "serviceValues_service"
};

(node as any).hash = "50e44165603d7b519e81f6b7a99fc09f";

export default node;
