/**
 * @generated SignedSource<<d30eca80f85c2dea15d5e81a729e36ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type toSaveResult_error$data = {
  readonly changedAt?: string | null | undefined;
  readonly changedBy?: string | null | undefined;
  readonly issues?: ReadonlyArray<{
    readonly message: string;
    readonly path: string;
  }>;
  readonly message: string;
  readonly " $fragmentType": "toSaveResult_error";
};
export type toSaveResult_error$key = {
  readonly " $data"?: toSaveResult_error$data;
  readonly " $fragmentSpreads": FragmentRefs<"toSaveResult_error">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "toSaveResult_error"
};

(node as any).hash = "0e9d417bf55f165fb34237b510c43b48";

export default node;
