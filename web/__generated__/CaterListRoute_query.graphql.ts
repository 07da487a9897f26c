/**
 * @generated SignedSource<<7f09193d8e3b5a9fed2a25230fb3f2c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CaterListRoute_query$data = {
  readonly allCaters: ReadonlyArray<{
    readonly city: string | null | undefined;
    readonly id: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"CaterListRow_cater">;
  }> | null | undefined;
  readonly " $fragmentType": "CaterListRoute_query";
};
export type CaterListRoute_query$key = {
  readonly " $data"?: CaterListRoute_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CaterListRoute_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CaterListRoute_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Cater",
      "kind": "LinkedField",
      "name": "allCaters",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "city",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CaterListRow_cater"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "f2bd3d6e517df24d9e2a48584f72f5d1";

export default node;
