/**
 * @generated SignedSource<<8c0c31d111a4f3d7df2d7d641172d5e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "CATER" | "CUSTOMER" | "%future added value";
export type StaffRole = "KITCHEN" | "OWNER" | "STAFF" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CaterOverviewRoute_query$data = {
  readonly cater: {
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"CaterFacts_cater" | "CaterHeader_cater" | "CaterTiles_cater" | "CaterUsers_cater" | "DeleteCaterButton_cater">;
  } | null | undefined;
  readonly viewer: {
    readonly role: Role;
    readonly staffRole: StaffRole | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "CaterOverviewRoute_query";
};
export type CaterOverviewRoute_query$key = {
  readonly " $data"?: CaterOverviewRoute_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CaterOverviewRoute_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "number"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "CaterOverviewRoute_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "role",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "staffRole",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "number",
          "variableName": "number"
        }
      ],
      "concreteType": "Cater",
      "kind": "LinkedField",
      "name": "cater",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CaterHeader_cater"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CaterTiles_cater"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CaterFacts_cater"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CaterUsers_cater"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DeleteCaterButton_cater"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "6775126bcbe2e08badad673f9cb00357";

export default node;
