/**
 * @generated SignedSource<<d1a9a7a8088f44018c93a2a3ab8806ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CaterCards_query$data = {
  readonly caters: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"CaterCard_cater">;
      };
    }>;
  };
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
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "CaterConnection",
      "kind": "LinkedField",
      "name": "caters",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CaterEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Cater",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
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
          "storageKey": null
        }
      ],
      "storageKey": "caters(first:100)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "2c75a0b9dca1c702813182802d98531e";

export default node;
