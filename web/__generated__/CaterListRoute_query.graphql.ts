/**
 * @generated SignedSource<<a28ee29dcf01fbc14c9bcf3083d66811>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CaterListRoute_query$data = {
  readonly allCaters: ReadonlyArray<{
    readonly administration: {
      readonly ordering: number | null | undefined;
    } | null | undefined;
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
          "alias": null,
          "args": null,
          "concreteType": "CaterAdministration",
          "kind": "LinkedField",
          "name": "administration",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "ordering",
              "storageKey": null
            }
          ],
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

(node as any).hash = "bc907e843e8c2c606f3f96e5320cfc15";

export default node;
