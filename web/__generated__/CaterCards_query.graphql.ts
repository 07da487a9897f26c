/**
 * @generated SignedSource<<0e749818d1f593fb300447b9fe5306da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CaterCards_query$data = {
  readonly caters: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"CaterCard_cater">;
  }>;
  readonly " $fragmentType": "CaterCards_query";
};
export type CaterCards_query$key = {
  readonly " $data"?: CaterCards_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CaterCards_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CaterCards_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Cater",
      "kind": "LinkedField",
      "name": "caters",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "CaterCard_cater"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "399060c9fb73f103d400ddbb25225a1e";

export default node;
